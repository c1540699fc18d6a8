'use client'
import type { RehearsalView } from './files/rehearsalView'
import type { WordField } from './files/fieldChoices'
import { Words } from './files/Words'

interface Props {
  dealership: string
  unknown: RehearsalView['unknown']
  fields: readonly WordField[]
}
const NOTHING = () => undefined

/** Words of a feed that nobody knew when it came: what is matched here counts for the next one. */
export const FeedWords = (props: Props) => <Words {...props} isFileRead onChange={NOTHING} />
