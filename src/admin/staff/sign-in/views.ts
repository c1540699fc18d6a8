import type { Payload } from 'payload'

/** False once it was used, replaced by a newer one, or is too old. */
export async function isResetLinkOpen(payload: Payload, token: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: {
      and: [
        { resetPasswordToken: { equals: token } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Addresses of Payload's own screens that nothing here leads to: they would speak Payload's words, of verified mails and folders. */
export const isUnusedView = ([first = '', second, third]: readonly string[]): boolean =>
  first === 'browse-by-folder' || (second === 'verify' && third !== undefined)

/** The token of a link to choose a new password; null at every other address. */
export const resetTokenIn = ([first, token, ...more]: readonly string[]): string | null =>
  first === 'reset' && token && !more.length ? token : null
