/** What Payload's reader of forms throws for a form that nobody should send: plain errors, which would be a 500 with a stack. */
import { NO_FILE } from './fileOnly'
import { restAnswer } from './restFault'

const BROKEN =
  /^(?:Multipart: Boundary not found|Unexpected end of (?:form|file)|Malformed (?:part header|content type)|Unsupported content type|Missing Content-Type|Request is not eligible for file upload)/

/** Its reader stops at the first part above the limits of payload.config.ts, and does not say which limit it was. */
const ABOVE_LIMITS = 'Multipart limit has been reached'

const refusal = (message: string) => restAnswer(400, message)

export function formError(error: unknown, type: string | null) {
  if (!(error instanceof Error) || !/^multipart\//i.test(type ?? '')) return undefined
  if (BROKEN.test(error.message))
    return refusal('The form cannot be read: send multipart/form-data with its boundary, whole.')
  if (error.message === ABOVE_LIMITS)
    return refusal(
      'Choose a file, and only one: this form has several, too many other parts, or a value above 1 MB.',
    )
  if (error instanceof SyntaxError) return refusal('The part _payload of the form is not JSON.')
  // Text in place of the file: Payload would ask a storage for it that this server does not have.
  return error.message.startsWith('uploadConfig.handlers is not present') ? refusal(NO_FILE) : undefined
}
