'use client'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { type LinkTarget, matchingTargets, targetOf } from '@/core/dealer/links/linkTarget'
import { linkFault } from '@/core/dealer/links/linkFault'
import { useTargets } from './useTargets'

interface LinkOptionsProps {
  id: string
  targets: readonly LinkTarget[]
  isOpen: boolean
  active: number
  onChoose(target: LinkTarget): void
}

/** The focus stays in the box above, so that typing continues. */
function LinkOptions({ id, targets, isOpen, active, onChoose }: LinkOptionsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ul id={`${id}-list`} ref={list} role="listbox" aria-label="Link" hidden={!isOpen}>
      {targets.map((target, at) => (
        <li
          key={`${target.href} ${target.title}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          // Runs before the box loses the focus.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(target)
          }}
        >
          <b>{target.title}</b>
          <span>
            {target.kind} <i>{target.href}</i>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface LinkBoxProps {
  id: string
  value: string
  tenant: string | undefined
  isReadOnly: boolean
  placeholder?: string | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  onChange(address: string): void
}

/** The target of a link: chosen from the dealer's pages, or another address, typed. Stored as its address. */
export function LinkBox({
  id,
  value,
  tenant,
  isReadOnly,
  placeholder,
  invalid,
  describedBy,
  onChange,
}: LinkBoxProps) {
  const targets = useTargets(tenant) ?? []
  /** The typed search; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const shown = typed === null ? [] : matchingTargets(targets, typed === value ? '' : typed)
  const known = targetOf(targets, value)
  const fault = typed === null ? linkFault(value) : null
  const isOpen = typed !== null && shown.length > 0

  function open(text: string) {
    setTyped(text)
    setActive(-1)
  }
  function choose({ href }: LinkTarget) {
    onChange(href)
    setTyped(null)
  }
  function leave() {
    if (typed !== null && typed !== value) onChange(typed.trim())
    setTyped(null)
  }
  function press(event: KeyboardEvent) {
    const target = shown[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (typed === null) return open(value)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % (shown.length || 1))
    } else if (event.key === 'Enter') {
      // Otherwise Enter would save the form.
      event.preventDefault()
      if (target) choose(target)
      else leave()
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
    }
  }

  const described = [describedBy, `${id}-leads`].filter(Boolean).join(' ')
  return (
    <div className="fc-link">
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={invalid || fault !== null || undefined}
        aria-describedby={described}
        value={typed ?? value}
        placeholder={placeholder ?? 'Search, or type an address'}
        readOnly={isReadOnly}
        onChange={({ target }) => open(target.value)}
        onClick={() => !isReadOnly && typed === null && open(value)}
        onKeyDown={isReadOnly ? undefined : press}
        onBlur={leave}
      />
      <LinkOptions id={id} targets={shown} isOpen={isOpen} active={active} onChoose={choose} />
      <p id={`${id}-leads`} className={fault ? 'fc-fault' : 'fc-muted'} role={fault ? 'alert' : undefined}>
        {fault ?? (known ? `${known.title} (${known.kind.toLowerCase()})` : value && 'Another address')}
      </p>
    </div>
  )
}
