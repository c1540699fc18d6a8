interface Locked {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export function unlocked(packages: Record<string, Locked>): { name: string; version: string; of: string }[]
export function missingBinaries(
  packages: Record<string, Locked>,
  machine: { os: string; cpu: string; libc: string },
  present: (folder: string) => boolean,
  tests: boolean,
): string[]
