import { headers } from 'next/headers'
import { EARLY_SCREEN } from './earlyScript'
import { EndEarlyLinks } from './EndEarlyLinks'

export async function EarlyScreen() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCREEN }} />
      <EndEarlyLinks />
    </>
  )
}
