import { formFaultOf, VALUES_PART, type FormFault } from '@/lib/payloadContract'
import { NO_FILE } from './fileOnly'
import { restAnswer } from './restFault'

const WORDS: Record<FormFault, string> = {
  broken: 'The form cannot be read: send multipart/form-data with its boundary, whole.',
  'above the limits':
    'Choose a file, and only one: this form has several, too many other parts, or a value above 1 MB.',
  'values are no JSON': `The part ${VALUES_PART} of the form is not JSON.`,
  'no file': NO_FILE,
}

/** For a form that nobody should send; undefined for another error. */
export function formError(error: unknown, type: string | null) {
  if (!(error instanceof Error) || !/^multipart\//i.test(type ?? '')) return undefined
  const fault = formFaultOf(error)
  return fault ? restAnswer(400, WORDS[fault]) : undefined
}
