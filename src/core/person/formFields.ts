/** What forms ask of a person, whatever they are for. The same fields check in the browser and at the call. */
import { z } from 'zod'
import { formatNumber } from '@/core/money/format'
import { isSecretParameter, withoutKeys } from '@/lib/withoutKeys'
import { phrase, t } from '@/lib/words'

export const TERMS_MESSAGE = phrase('*You must agree to the terms of use before submitting.')

export const text = (max: number, missing: string = phrase('Fill this in.')) =>
  z
    .string(missing)
    .trim()
    .max(max, {
      error: ({ input }) =>
        t('This has {written} characters. Shorten it to {most}.', {
          written: formatNumber(String(input).length),
          most: formatNumber(max),
        }),
    })
export const EMAIL_MESSAGE = phrase('Enter an email address such as name@example.com.')
/** In small letters, as accounts have it: one person is found by it however they typed it. */
export const emailAddress = text(254, phrase('Enter your email address.'))
  .min(1, phrase('Enter your email address.'))
  .pipe(z.email(EMAIL_MESSAGE).toLowerCase())

const query = z
  .record(z.string(), z.string().max(500))
  .transform((parameters) =>
    Object.fromEntries(Object.entries(parameters).filter(([name, value]) => !isSecretParameter(name, value))),
  )
  .optional()
/** The page that a form was sent from. Links that open a deal or a booking have a key, which is for nobody else. */
export const pageAddress = z.string().max(2000).transform(withoutKeys)
/** How the shopper came: the pages seen, and the parameters of the links that led here. */
export const leadAttributes = z.object({
  visited_pages: z.array(text(500).transform(withoutKeys)).max(50).optional(),
  linked_query_params: query,
})
