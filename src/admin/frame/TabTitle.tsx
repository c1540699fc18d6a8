'use client'
import { useConfig, useDocumentInfo, useDocumentTitle, useEditDepth } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Names the row in the browser's tab: Payload calls each of five open leads "Editing - Lead". */
export function TabTitle() {
  const { collectionSlug = '', id } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { config, getEntityConfig } = useConfig()
  const label = getEntityConfig({ collectionSlug })?.labels.singular
  const kind = typeof label === 'string' ? label : ''
  const isInDrawer = useEditDepth() > 1
  const suffix = config.admin.meta.titleSuffix ?? ''
  useEffect(() => {
    if (id && title && !isInDrawer) document.title = `${title} · ${kind}${suffix}`
  }, [id, title, kind, suffix, isInDrawer])
  return null
}
