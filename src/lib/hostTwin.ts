import { register, registered } from './registry'

type TwinOf = (host: string) => Promise<string | null>

declare module './registry' {
  interface Registry {
    hostTwin: TwinOf
  }
}

export const registerHostTwin = (of: TwinOf): void => register('hostTwin', of)

/** `x` for `www.x`, or `www.x` for `x`, where a dealer has that one alone; null for a host that is served, or nobody's. */
export const hostTwin: TwinOf = async (host) =>
  (await registered('hostTwin')?.(host).catch(() => null)) ?? null
