import useSWR from 'swr'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import type { SettingSection } from '@/core/settings/field'
import { faultsIn } from '@/core/settings/inSection'
import { type Conflict, conflictsIn, decided, type ThreeWays } from '@/core/settings/merged'
import { shownValue } from '@/core/settings/statedValue'

type Form = Pick<ThreeWays, 'loaded' | 'mine'>

interface Props extends Form {
  tenant: string
  sections: readonly SettingSection[]
  onTake(form: Form): void
  onSaveOver(form: Form): void
}

const storedSchema = z.object({ config: z.unknown() })

/** The values of one place by the name that staff see. */
function Differs({
  section,
  conflict,
  mine,
}: {
  section: SettingSection
  conflict: Conflict
  mine: unknown
}) {
  const [place] = faultsIn(section, new Map([[conflict.path, '']]), mine)
  return (
    <li>
      <b>{place?.label ?? conflict.path}</b>
      <p>Theirs: {shownValue(conflict.theirs)}</p>
      <p>Yours: {shownValue(conflict.mine)}</p>
    </li>
  )
}

/** On a phone it is below the list of sections, and Save is above. */
const intoView = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' })

/** After a save that was refused: what a colleague, or another window, has saved in the places that were changed here too, to take it or to save over it. */
export function Conflicts({ tenant, sections, loaded, mine, onTake, onSaveOver }: Props) {
  const { data } = useSWR<unknown, Error>(
    `/tenants/${tenant}?depth=0`,
    async (call: string) => storedSchema.parse(await answerTo(call, undefined, { method: 'GET' })).config,
  )
  if (data === undefined) return null
  const ways = { loaded, mine, theirs: data }
  return sections.map((section) => {
    const conflicts = conflictsIn(section, ways)
    if (conflicts.length === 0) return null
    return (
      <section
        key={section.key}
        ref={intoView}
        className="fc-alert fc-conflict is-bad"
        aria-label={`${section.title}: changed by both`}
      >
        <b>{section.title}: also changed since you opened it</b>
        <ul className="fc-both">
          {conflicts.map((conflict) => (
            <Differs key={conflict.path} section={section} conflict={conflict} mine={mine} />
          ))}
        </ul>
        <p className="fc-acts">
          <button type="button" className="fc-btn" onClick={() => onTake(decided(section, ways, 'theirs'))}>
            Take theirs<span className="fc-sr"> in {section.title}</span>
          </button>
          <button type="button" className="fc-btn" onClick={() => onSaveOver(decided(section, ways, 'mine'))}>
            Save mine over it<span className="fc-sr"> in {section.title}</span>
          </button>
        </p>
      </section>
    )
  })
}
