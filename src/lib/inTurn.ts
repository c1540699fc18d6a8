const running = new Map<string, Promise<unknown>>()
const PATIENCE_MS = 10_000

/** A duplicate request finds what the first stored. With `late`, a run that waited 10 s is left out and gets that value. */
export async function inTurn<T>(key: string, run: () => Promise<T>, late?: T): Promise<T> {
  const before = running.get(key)
  const turn = before ? follow(before, run, late) : run()
  running.set(key, turn)
  try {
    return await turn
  } finally {
    if (running.get(key) === turn) running.delete(key)
  }
}

async function follow<T>(before: Promise<unknown>, run: () => Promise<T>, late?: T): Promise<T> {
  const done = before.then(
    () => true,
    () => true,
  )
  if (late === undefined) {
    await done
    return run()
  }
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const inTime = await Promise.race([done, patience])
  clearTimeout(timer)
  return inTime ? run() : late
}
