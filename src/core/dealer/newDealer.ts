import { z } from 'zod'
import { whereaboutsOf } from '@/core/dealer/country/whereabouts'
import { domainsSchema } from '@/core/dealer/config/jsonShapes'
import { linesIn } from '@/lib/text'

const NAME = 'Write the name of the dealer.'
const SLUG =
  'The short name is the first part of its address here: small letters, digits and hyphens, such as redgum-ford.'

/** `look`: colours, faces and layout. `everything`: settings, menu, pages, news, models, pictures and rates too. */
export const COPIES = ['look', 'everything'] as const
export type Copy = (typeof COPIES)[number]

const hosts = z
  .string()
  .max(5000)
  .transform((text) => [...new Set(linesIn(text.toLowerCase()))])
  .superRefine((names, context) => {
    const wrong = names.find((name) => !domainsSchema.safeParse([name]).success)
    if (wrong)
      context.addIssue({
        code: 'custom',
        message: `“${wrong}” is not the name of a website. Write it bare, such as www.dealer.example, one per line.`,
      })
  })

export const newDealerSchema = z
  .strictObject({
    name: z.string(NAME).trim().min(1, NAME).max(100, 'Keep the name under 100 letters.'),
    slug: z
      .string(SLUG)
      .trim()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, SLUG),
    hosts,
    state: z.string().refine((name) => whereaboutsOf(name) !== null, 'Choose where the dealer is.'),
    from: z.string().max(64),
    copy: z.enum(COPIES),
    unlisted: z.boolean(),
    adminName: z.string().trim().max(100),
    adminEmail: z.union([
      z.literal(''),
      z.email('Write the address of the first admin like name@dealer.com.au.').trim().toLowerCase().max(200),
    ]),
  })
  .refine(({ adminName, adminEmail }) => Boolean(adminName) === Boolean(adminEmail), {
    message: 'Write the name and the address of the first admin, or neither.',
  })
export type NewDealer = z.output<typeof newDealerSchema>

interface Known {
  name: string
  slug: string
  hosts: readonly string[]
}

/** What another dealer, or the platform, already uses; empty when nothing is taken. */
export function takenFault(
  { slug, hosts: wanted }: Pick<NewDealer, 'slug' | 'hosts'>,
  known: readonly Known[],
  platformHost: string,
): string {
  const twin = known.find((one) => one.slug === slug)
  if (twin) return `${twin.name} has the short name ${slug} already. Choose a different one.`
  const all = [...wanted, `${slug}.${platformHost}`]
  const owner = known.find((one) => one.hosts.some((host) => all.includes(host)))
  const host = all.find((one) => owner?.hosts.includes(one)) ?? all.find((one) => one === platformHost)
  return host ? `${host} leads to ${owner?.name ?? 'this platform'} already. Choose a different host.` : ''
}
