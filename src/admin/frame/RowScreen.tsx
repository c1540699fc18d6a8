'use client'
import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useTranslation,
  useEditDepth,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useModal,
} from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { tabTitle, whenDrawn, STALE_DIALOG, staleDialogButtons } from '@/admin/payloadContract'
import { rowHref } from '@/lib/adminHrefs'
import { titleOf } from './titles'

export function NewTitle() {
  const { collectionSlug = '', isEditing } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { getEntityConfig } = useConfig()
  const { t } = useTranslation()
  const label = getEntityConfig({ collectionSlug })?.labels.singular
  const isNew = !isEditing && typeof label === 'string'
  const words = titleOf(title, t('general:untitled'), isNew ? label : null)
  useEffect(() => {
    if (words === null) return
    // Payload sets its own title once more after the form has come.
    const frame = requestAnimationFrame(() => setDocumentTitle(words))
    return () => cancelAnimationFrame(frame)
  }, [words, setDocumentTitle])
  return null
}

/** Names the row in the browser's tab: Payload calls each of five open leads "Editing - Lead". */
export function TabTitle() {
  const { collectionSlug = '', id } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { config, getEntityConfig } = useConfig()
  const { t } = useTranslation()
  const label = getEntityConfig({ collectionSlug })?.labels.singular
  const kind = typeof label === 'string' ? label : ''
  const isInDrawer = useEditDepth() > 1
  const suffix = config.admin.meta.titleSuffix ?? ''
  const plain = tabTitle(t('general:editing'), kind, suffix)
  const named = id && title && !isInDrawer ? `${title} · ${kind}${suffix}` : null

  useLayoutEffect(() => {
    if (named === null) return
    // Next writes its own once more after the page has come; another screen's title is left alone.
    const end = whenDrawn(document.head, () => {
      if (document.title === plain) document.title = named
    })
    return () => {
      end()
      // The row was given another name: the next run begins with Payload's title again.
      if (document.title === named) document.title = plain
    }
  }, [named, plain])
  return null
}

/**
 * Leaving a page, post or offer releases its lock at once, for colleagues. Payload also draws a form anew that stays open, as
 * after a lock was taken over: the address still names the row then, and the lock must stay.
 */
export function LeaveRow() {
  const { id, collectionSlug } = useDocumentInfo()
  useEffect(() => {
    if (!id || !collectionSlug) return
    const leave = () => void navigator.sendBeacon(`/admin/api/${collectionSlug}/${id}/leave`)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      if (location.pathname !== rowHref(collectionSlug, String(id))) leave()
    }
  }, [id, collectionSlug])
  return null
}

/** Payload's dialog for a row that was saved meanwhile only loads it again: this adds a way back to what one typed. */
export function StayHere() {
  const { isModalOpen, closeModal } = useModal()
  const isOpen = isModalOpen(STALE_DIALOG)
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return
    return whenDrawn(document.body, () => setPlace(staleDialogButtons()))
  }, [isOpen])
  if (!isOpen || !place?.isConnected) return null
  const stay = (
    <button type="button" className="fc-btn" onClick={() => closeModal(STALE_DIALOG)}>
      Stay here
    </button>
  )
  return createPortal(stay, place)
}

/** While a form is saved Payload locks its fields, and the one that had the keyboard loses it: it goes on there. */
export function KeepPlace() {
  const isSaving = useFormProcessing()
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (!isSaving && document.activeElement === document.body) last.current?.focus({ preventScroll: true })
  }, [isSaving])
  return null
}

const FAULTS_MS = 200

/**
 * Payload counts what it sent as saved, whatever the answer: its button would stay grey, and leaving would not ask. A form with a
 * fault beside a field is changed before it is sent again; counted as changed at once, it would lose the fault.
 */
export function KeepUnsaved() {
  const { setModified } = useForm()
  const isSaving = useFormProcessing()
  const isRefused = useFormSubmitted()
  const isModified = useFormModified()
  const isSound = useFormFields(([fields]) => Object.values(fields).every((field) => field?.valid !== false))
  useEffect(() => {
    if (!isRefused || !isSound || isSaving || isModified) return
    // The faults beside fields come a moment after the answer.
    const timer = setTimeout(() => setModified(true), FAULTS_MS)
    return () => clearTimeout(timer)
  }, [isRefused, isSound, isSaving, isModified, setModified])
  return null
}
