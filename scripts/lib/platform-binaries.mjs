// Which compiled packages the lock file names and this machine lacks.

const inFolder = (name) => `node_modules/${name}`

/** @internal A test holds the lock file to it. Packages that a locked one names as optional and that are not locked: `[{ name, version, of }]`. */
export function unlocked(packages) {
  return Object.entries(packages).flatMap(([folder, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !packages[inFolder(name)] && !packages[`${folder}/${inFolder(name)}`])
      .map(([name, version]) => ({ name, version, of: folder.replace(/^.*node_modules\//, '') })),
  )
}

const allows = (list, value) =>
  !list ||
  ((list.includes(value) || !list.some((one) => !one.startsWith('!'))) && !list.includes(`!${value}`))

/** Optional packages for this `{ os, cpu, libc }` that `present(folder)` does not find: `name@version` each. Those of tests only with `tests`. */
export function missingBinaries(packages, { os, cpu, libc }, present, tests) {
  return Object.entries(packages)
    .filter(([, entry]) => tests || !entry.dev)
    .filter(([, entry]) => entry.optional && entry.os && allows(entry.os, os) && allows(entry.cpu, cpu))
    .filter(([, entry]) => !entry.libc || entry.libc.includes(libc))
    .filter(([folder]) => !present(folder))
    .map(([folder, entry]) => `${folder.replace(/^.*node_modules\//, '')}@${entry.version}`)
}
