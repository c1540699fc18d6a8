import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { countryIn } from '@/core/dealer/country/country'
import { settingFaults, withoutUntyped } from '@/core/settings/faults'
import { foundSettings } from '@/core/settings/find'
import { oldFaults } from '@/core/settings/limits/limitFaults'
import { inCountry } from '@/core/settings/inCountry'
import { SECTIONS } from '@/core/settings/sections'
import { fieldLook } from '@/admin/payloadContract'
import { Conflicts } from './Conflicts'
import { SettingsContext } from './context'
import { FaultList } from './FaultList'
import { SectionBody } from './SectionBody'
import { SectionNav } from './SectionNav'
import { useSection } from './useSection'

interface Props {
  value: unknown
  saved: unknown
  onChange(value: unknown): void
  refusal: string | undefined
  isReadOnly: boolean
  tenant: string | undefined
  /** The form goes on with these, after a save that a colleague's came before. */
  onTake(form: { loaded: unknown; mine: unknown }): void
  onSaveOver(form: { loaded: unknown; mine: unknown }): void
}

/** Loaded late, with the schema and the words of all settings. */
export default function SettingsForm({
  value,
  saved,
  onChange,
  refusal,
  isReadOnly,
  tenant,
  ...decide
}: Props) {
  const [key, open] = useSection()
  const [sought, seek] = useState('')
  const id = useId()
  const checked = useDeferredValue(value)
  const isRefused = refusal !== undefined
  const faults = useMemo(
    () => (isRefused ? settingFaults(checked) : withoutUntyped(settingFaults(checked), checked, saved)),
    [checked, saved, isRefused],
  )
  const old = useMemo(() => oldFaults(checked, saved), [checked, saved])
  const listed = (isOld: boolean) => new Map([...faults].filter(([path]) => old.has(path) === isOld))
  const state = useMemo(() => ({ faults, isReadOnly, tenant }), [faults, isReadOnly, tenant])
  const country = countryIn(value)
  const sections = useMemo(() => inCountry(SECTIONS, country), [country])
  const section = sections.find((one) => one.key === key) ?? sections[0]
  const found = sought.trim() ? foundSettings(sections, sought) : null
  const shown = found ?? (section ? [section] : [])
  return (
    <SettingsContext value={state}>
      <div className={fieldLook('fc-set')}>
        <div className="fc-set__side fc-input">
          <label htmlFor={id}>Find a setting</label>
          <input id={id} type="search" value={sought} onChange={({ target }) => seek(target.value)} />
          <SectionNav
            current={found ? undefined : section?.key}
            faults={faults}
            value={value}
            saved={saved}
            onOpen={(next) => {
              seek('')
              open(next)
            }}
          />
        </div>
        <div className="fc-set__main">
          <Fault words={refusal} />
          {refusal && tenant && (
            <Conflicts tenant={tenant} sections={sections} loaded={saved} mine={value} {...decide} />
          )}
          <FaultList value={checked} sections={sections} faults={listed(false)} onOpen={open} />
          <FaultList value={checked} sections={sections} faults={listed(true)} isOld onOpen={open} />
          {shown.map((one) => (
            <SectionBody key={one.key} section={one} value={value} saved={saved} onChange={onChange} />
          ))}
          {shown.length === 0 && <p role="status">No setting has these words.</p>}
        </div>
      </div>
    </SettingsContext>
  )
}
