import Analysis
