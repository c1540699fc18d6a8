import { json } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import type { PostedForm } from '@/app/api/forms/readForm'

/** The page after a step. `elsewhere`: another address that only a script can go to. */
export const goTo = (
  { plain }: Pick<PostedForm, 'plain'>,
  path: string,
  elsewhere = path,
  more: object = {},
): Response => (plain ? seeOther(path) : json({ next: elsewhere, ...more }))
