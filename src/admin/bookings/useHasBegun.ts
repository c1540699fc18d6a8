import { useEffect, useState } from 'react'

/** The longest wait that a timer can have. */
const MAX_WAIT_MS = 2 ** 31 - 1

/** Turns true at the start, also where the page is open for hours. `now`: epoch ms of the server's page. */
export function useHasBegun(start: string, now: number): boolean {
  const at = Date.parse(start)
  const [seen, setSeen] = useState(now)
  useEffect(() => {
    const wait = at - Date.now()
    const timer = setTimeout(() => setSeen(Date.now()), Math.min(Math.max(wait, 0), MAX_WAIT_MS))
    return () => clearTimeout(timer)
  }, [at])
  return at <= Math.max(seen, now)
}
