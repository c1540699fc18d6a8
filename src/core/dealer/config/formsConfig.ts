/** What forms ask, and how their enquiries are answered. */
import { z } from 'zod'

export const formsConfigSchema = z.object({
  messageRequired: z.boolean().default(true),
  locationField: z.boolean().default(false),
  dealershipField: z.boolean().default(true),
  captcha: z.boolean().default(true),
  /** A shopper with a mobile number gets the receipt by SMS too. */
  smsReceipts: z.boolean().default(false),
  /** Staff may answer a lead by SMS. */
  smsReplies: z.boolean().default(false),
  /** Before a hold ends and a day before a test drive, beside the mail. */
  smsReminders: z.boolean().default(false),
  /** A mailbox whose mails a service hands on to the API, with `+` and a mark in what it gets; empty for none. */
  replyAddress: z
    .string()
    .trim()
    .max(60)
    .regex(
      /^(?:[a-z0-9._-]{1,20}@[a-z0-9.-]+)?$/i,
      'Write an address such as reply@in.yourdomain.com.au: at most 20 letters in front of the @, without a +.',
    )
    .default(''),
  /** Codes, receipts and reminders by SMS together: strangers can ask for them, and each costs money. */
  textsPerDay: z.number().int().min(0).max(100_000).default(200),
  replyPromise: z.string().default('We usually answer within two business hours.'),
  /** Off for dealers whose customers bring caravans, which have no odometer. */
  odometer: z.boolean().default(true),
  /** Whoever has a lead is reminded after two hours, a day and a week, until somebody answers. */
  followUps: z.boolean().default(false),
  /** Minutes of opening time after which an unanswered lead is overdue. */
  replyMinutes: z.number().int().min(5).max(10_080).default(120),
})
