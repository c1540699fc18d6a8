import { headers } from 'next/headers'
import { EARLY_SCREEN } from './earlyScript'
import { EndEarly } from './EndEarly'

export async function EarlyScreen() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCREEN }} />
      <EndEarly />
    </>
  )
}
