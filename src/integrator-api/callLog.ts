import { addKeyCalls, CALLS_PER_ROW } from '@/features/keys/keyCallRows'
import type { ApiKey } from '@/features/keys/keyRows'
import type { KeyCall } from '@/features/keys/keyCalls.rules'
import { singleton } from '@/lib/registry'
import { writeLater, type WriteLater } from '@/lib/afterwards'

interface Noted {
  key: Pick<ApiKey, 'id' | 'tenant'>
  calls: KeyCall[]
}
declare module '@/lib/registry' {
  interface Registry {
    keyCalls: WriteLater<Noted>
  }
}
const noted = () =>
  singleton('keyCalls', () =>
    writeLater<Noted>(({ key, calls }) => addKeyCalls(key, calls), 'calls of a key were not noted'),
  )

/** For a key that calls faster than its calls are written, the newest are kept. */
export const noteCall = ({ id, tenant }: Noted['key'], call: KeyCall): void =>
  noted().add(id, (before) => ({
    key: { id, tenant },
    calls: [...(before?.calls ?? []), call].slice(-CALLS_PER_ROW),
  }))

/** @internal Tests wait for what is written later. */
export const flushKeyCalls = (): Promise<void> => noted().flush()
