print("statewise")
