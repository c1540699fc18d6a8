import { Fragment } from 'react'
import type { SettingSection } from '@/core/settings/field'
import { nodeAt, SETTINGS } from '@/core/settings/node'
import { withMainColour } from '@/core/settings/mainColour'
import { valueAt, withValue } from '@/core/settings/values'
import { Setting } from './Setting'
import { textsIn } from '@/admin/words/ownTexts'
import WordRows from '@/admin/words/WordRows'
import { Findings } from '@/admin/compliance/Findings'
import { financeFindings } from '@/features/compliance/findings.rules'
import { countryIn } from '@/core/dealer/country/country'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'
import { ContrastList } from '@/admin/settings/theme/ContrastList'
import { ThemeFrame } from '@/admin/settings/theme/ThemeFrame'
import { themedSchema } from '@/core/dealer/theme/look'
import { DUTY_GROUP } from '@/core/settings/sections/carPage.data'
import { useSettings } from './context'
import { DutyTable } from './DutyTable'
import { isRecord } from '@/lib/isRecord'

const part = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

const withColour = (config: unknown, name: string, colour: string): Record<string, unknown> => {
  const theme = part(part(config).theme)
  const { [name]: _overruled, ...tokens } = part(theme.tokens)
  const colours = { ...part(theme.colours), [name]: colour }
  return { ...part(config), theme: { ...theme, colours, ...(theme.tokens === undefined ? {} : { tokens }) } }
}

/** The unsaved look, and which colours have too little contrast. */
function LookPreview({ value, onChange }: { value: unknown; onChange(value: unknown): void }) {
  const { isReadOnly } = useSettings()
  const themed = themedSchema.safeParse(value)
  if (!themed.success) return <p>The preview appears once all colours and fonts are set.</p>
  const take = (name: string, colour: string) => onChange(withColour(value, name, colour))
  return (
    <div className="fc-look">
      <ContrastList config={themed.data} onTake={isReadOnly ? null : take} />
      <ThemeFrame config={themed.data} />
    </div>
  )
}

function FinanceRules({ value }: { value: unknown }) {
  const finance = financeConfigSchema.safeParse(valueAt(value, 'finance') ?? {})
  return finance.success && <Findings findings={financeFindings(finance.data, countryIn(value))} />
}

function OwnWords({ value, onChange }: { value: unknown; onChange(value: unknown): void }) {
  return (
    <fieldset className="fc-set__group fc-input fc-words">
      <legend>All other text</legend>
      <WordRows own={textsIn(value)} onChange={(words) => onChange(withValue(value, 'words', words))} />
    </fieldset>
  )
}

interface Props {
  section: SettingSection
  value: unknown
  saved: unknown
  onChange(value: unknown): void
}

export function SectionBody({ section, value, saved, onChange }: Props) {
  return (
    <section aria-labelledby={`settings-${section.key}`}>
      <h2 id={`settings-${section.key}`}>{section.title}</h2>
      <p>{section.help}</p>
      {section.key === 'forms' && (
        <p>
          <a href="/admin/mails">See each mail and SMS as it is sent</a>
        </p>
      )}
      {section.key === 'finance' && <FinanceRules value={value} />}
      {section.groups.map(({ title, help, fields }) => (
        <Fragment key={title}>
          <fieldset className="fc-set__group">
            <legend>{title}</legend>
            {help && <p>{help}</p>}
            {title === DUTY_GROUP && <DutyTable value={value} />}
            {fields.map((field) => (
              <Setting
                key={field.path}
                path={field.path}
                field={field}
                node={nodeAt(SETTINGS, field.path)}
                value={valueAt(value, field.path)}
                saved={{ value: valueAt(saved, field.path) }}
                onChange={(next) =>
                  onChange(
                    field.path === 'primaryColour'
                      ? withMainColour(value, next)
                      : withValue(value, field.path, next),
                  )
                }
              />
            ))}
          </fieldset>
          {title === 'Colours' && <LookPreview value={value} onChange={onChange} />}
        </Fragment>
      ))}
      {section.key === 'buttons' && <OwnWords value={value} onChange={onChange} />}
    </section>
  )
}
