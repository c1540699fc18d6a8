import { z } from 'zod'
import { FREQUENCIES } from './frequency.rules'
import { phrase } from '@/lib/words'
import { emailAddress, pageAddress } from '@/core/person/formFields'

export const savedSearchSchema = z.object({
  /** Address or query of a list page, e.g. `/search/toyota?range[price]=:40000`. Empty: all cars. */
  search: z
    .string(phrase('Send the address of a list page.'))
    .max(2000, phrase('Use fewer filters.'))
    .default(''),
  name: z.string().trim().max(120, phrase('Use at most 120 characters.')).default(''),
  email: emailAddress,
  frequency: z.enum(FREQUENCIES, 'Choose instant, daily or weekly.'),
  captcha: z.string().max(8000).optional(),
  /** Hidden from people: only a bot fills it in. */
  website: z.string().max(0, phrase('Leave the field that is not shown empty.')).optional(),
  url: pageAddress.optional(),
})
export type SavedSearchInput = z.output<typeof savedSearchSchema>
