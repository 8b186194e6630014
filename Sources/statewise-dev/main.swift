print("statewise-dev")
