'use client'
import { z } from 'zod'
import { REFUSALS } from '@/features/pictures/limits.rules'

const answerSchema = z.object({ url: z.string() })
const faultSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

const LOST = 'The connection was lost. Try again.'
const SIGNED_OUT = 'You are signed out. Sign in again in another window, then try again.'
const FAILED = 'That did not work. Try again.'

export type Sent = { url: string } | { words: string }

function read(status: number, text: string): Sent {
  const body: unknown = status === 0 ? null : parsed(text)
  const reported = answerSchema.safeParse(body)
  if (status === 201 && reported.success) return reported.data
  if (status === 0) return { words: LOST }
  if (status === 401) return { words: SIGNED_OUT }
  if (status === 413) return { words: REFUSALS.bytes }
  return { words: (status < 500 && faultSchema.safeParse(body).data?.errors[0]?.message) || FAILED }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** By XMLHttpRequest, because fetch reports no upload progress. */
export function sendPhoto(car: string, file: File, onShare: (share: number) => void) {
  const request = new XMLHttpRequest()
  const sent = new Promise<Sent>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0)
    request.onloadend = () => resolve(read(request.status, request.responseText))
  })
  request.open('POST', `/admin/api/car-photos/${car}`)
  request.setRequestHeader('content-type', file.type || 'application/octet-stream')
  request.send(file)
  return { sent, stop: () => request.abort() }
}
