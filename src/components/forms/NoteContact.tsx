'use client'
import { useEffect } from 'react'
import { type Contact, noteContact } from './contact'

/** On a page that one shopper's link opens: later forms of this browser begin with the same details. */
export function NoteContact({ contact: { name, email, phone } }: { contact: Contact }) {
  useEffect(() => noteContact({ name, email, phone }), [name, email, phone])
  return null
}
