'use client'
import { isRecord } from '@/lib/isRecord'
import type { EnquiryRequest } from './request'

// Our own server's response: the shape is checked where it is made.
const isRequested = (body: unknown): body is EnquiryRequest =>
  isRecord(body) && isRecord(body.view) && isRecord(body.car)

/** `address`: `/cars/{slug}?form=offer#enquire`. Throws when there is no such form. */
export async function readRequest(address: string): Promise<EnquiryRequest> {
  const { pathname, searchParams } = new URL(address)
  const answer = await fetch(`/api${pathname}/form?form=${searchParams.get('form') ?? 'enquiry'}`)
  const body: unknown = await answer.json()
  if (!answer.ok || !isRequested(body)) throw new Error('No form')
  return body
}
