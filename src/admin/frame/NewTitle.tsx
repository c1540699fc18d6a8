'use client'
import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { titleOf } from './titleOf'

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
