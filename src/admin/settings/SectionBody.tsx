import { Fragment } from 'react'
import type { SettingSection } from '@/core/dealer/settings/field'
import { nodeAt, SETTINGS } from '@/core/dealer/settings/node'
import { withMainColour } from '@/core/dealer/theme/mainColour'
import { valueAt, withValue } from '@/core/dealer/settings/values'
import { FinanceRules } from './FinanceRules'
import { LookPreview } from './LookPreview'
import { OwnWords } from './OwnWords'
import { Setting } from './Setting'

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
      {section.key === 'finance' && <FinanceRules value={value} />}
      {section.groups.map(({ title, help, fields }) => (
        <Fragment key={title}>
          <fieldset className="fc-set__group">
            <legend>{title}</legend>
            {help && <p>{help}</p>}
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
