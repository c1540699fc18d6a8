'use client'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { type Live, liveForm, postOnce } from '@/components/forms/liveForm'
import type { FormValues } from '@/components/forms/formValues'
import {
  deliverySchema,
  detailsSchema,
  handoverSchema,
  type LinkInput,
  linkSchema,
  type SendInput,
  sendSchema,
  tradeInSchema,
} from '@/features/reservations/deals/answers.rules'
import type { ZoneArea } from '@/features/reservations/deals/zones.rules'
import { visitsOf } from '@/lib/visits'
import type { DealTarget } from './target'

type Form = HTMLFormElement

const live = <Input extends FieldValues>(
  form: Form,
  { address, linkKey }: DealTarget,
  schema: z.core.$ZodType<Input, FormValues>,
  more: { price?: number } = {},
): Live<Input> =>
  liveForm(form, schema, (input, captcha) =>
    postOnce(address, JSON.stringify(input), {
      ...input,
      ...more,
      key: linkKey,
      url: location.href,
      lead_attributes: visitsOf(location),
      captcha: captcha || undefined,
    }),
  )

export type DeliveryInput = z.output<ReturnType<typeof deliverySchema>>
export type TradeInInput = z.output<typeof tradeInSchema>
export type HandoverInput = z.output<typeof handoverSchema>
export type DetailsInput = z.output<typeof detailsSchema>

export const deliveryLive = (form: Form, target: DealTarget, zones: readonly ZoneArea[]) =>
  live<DeliveryInput>(form, target, deliverySchema(zones))
export const tradeInLive = (form: Form, target: DealTarget) => live<TradeInInput>(form, target, tradeInSchema)
export const handoverLive = (form: Form, target: DealTarget) =>
  live<HandoverInput>(form, target, handoverSchema)
export const detailsLive = (form: Form, target: DealTarget) => live<DetailsInput>(form, target, detailsSchema)
/** With the price of this page: a draft of before may remember another one. */
export const sendLive = (form: Form, target: DealTarget & { price: number }) =>
  live<SendInput>(form, target, sendSchema, { price: target.price })
export const linkLive = (form: Form, target: DealTarget) => live<LinkInput>(form, target, linkSchema)
