import { useEffect, useState } from 'react'
import { type ToastMessage as Message, toastStore } from './toastStore'

/** Milliseconds */
const SHOWN_FOR = 6000

function Action({ action }: { action: NonNullable<Message['action']> }) {
  if ('href' in action)
    return (
      <a className="textbtn" href={action.href}>
        {action.label}
      </a>
    )
  const run = () => {
    toastStore.dismiss()
    action.run()
  }
  return (
    <button className="textbtn" type="button" onClick={run}>
      {action.label}
    </button>
  )
}

/** Stays open while it has the pointer or the focus. */
export default function ToastMessage({ text, action }: Message) {
  const [isHeld, setHeld] = useState(false)
  // The tray makes room for it.
  useEffect(() => {
    document.documentElement.setAttribute('data-toast', '')
    return () => document.documentElement.removeAttribute('data-toast')
  }, [])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(toastStore.dismiss, SHOWN_FOR)
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
