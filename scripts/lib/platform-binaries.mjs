// Which compiled packages the lock file names and this machine lacks.

const inFolder = (name) => `node_modules/${name}`

/** Packages that a locked package names as optional and that the lock file does not hold: `[{ name, version, of }]`. */
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

/** Optional packages for this `{ os, cpu, libc }` that `present(folder)` does not find: `name@version` each. */
export function missingBinaries(packages, { os, cpu, libc }, present) {
  return Object.entries(packages)
    .filter(([, entry]) => entry.optional && entry.os && allows(entry.os, os) && allows(entry.cpu, cpu))
    .filter(([, entry]) => !entry.libc || entry.libc.includes(libc))
    .filter(([folder]) => !present(folder))
    .map(([folder, entry]) => `${folder.replace(/^.*node_modules\//, '')}@${entry.version}`)
}
