/** `about-us`; if that is taken, `about-us-2`, `about-us-3` … */
export function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  let free = wanted
  for (let n = 2; taken.has(free); n++) free = `${wanted}-${n}`
  return free
}
