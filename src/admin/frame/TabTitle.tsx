'use client'
import { useConfig, useDocumentInfo, useDocumentTitle, useEditDepth, useTranslation } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'
import { tabTitle, whenDrawn } from '@/admin/payloadContract'

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
