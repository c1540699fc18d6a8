'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ToastMessage, toastStore } from './toastStore'

const SHOWN_FOR = 6000

function Action({ action }: { action: NonNullable<ToastMessage['action']> }) {
  if ('href' in action)
    return (
      <a className="textbtn" href={action.href}>
        {action.label}
      </a>
    )
  const run = () => {
    toastStore.clear()
    action.run()
  }
  return (
    <button className="textbtn" type="button" onClick={run}>
      {action.label}
    </button>
  )
}

/** It waits while it is pointed at or has the focus. */
function Message({ text, action }: ToastMessage) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(toastStore.clear, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div className="toast" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <p>{text}</p>
      {action && <Action action={action} />}
    </div>
  )
}

/** The page's one place for short messages, read out as they come; a newer one takes the place of an older. */
export function Toast() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null)
  return (
    <div className="toasts" role="status" aria-live="polite" data-toasts="">
      {shown && <Message key={shown.id} {...shown.message} />}
    </div>
  )
}
