-- Asks for another address each time, so that no kept page answers.
local count = 0
math.randomseed(os.time())
local start = math.random(1000000)

request = function()
  count = count + 1
  return wrk.format(nil, wrk.path .. "?n=" .. start .. "-" .. count)
end
