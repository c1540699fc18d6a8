-- Asks for the address of the first argument; a `[<id>]` in it counts up from the second one.
local address, id

function init(args)
  address, id = args[1], tonumber(args[2])
end

function request()
  id = id + 1
  return wrk.format("GET", (address:gsub("%[<id>%]", tostring(id))))
end
