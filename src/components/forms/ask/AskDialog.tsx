'use client'
import { useEffect, useRef } from 'react'
import { CarPicture } from '@/components/car/CarPicture'
import { EnquiryForm } from '@/components/forms/EnquiryForm'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import './ask.css'
import type { EnquiryRequest } from './request'

interface Props {
  requested: EnquiryRequest
  onClose: () => void
}

function RequestedCar({ title, variant, price, picture, alt }: EnquiryRequest['car']) {
  return (
    <div className="ask__car">
      {picture && <CarPicture url={picture} alt={alt} sizes="132px" widths={[160, 320]} eager />}
      <p>
        <b>{title}</b>
        {variant && <span>{variant}</span>}
        <span>{price}</span>
      </p>
    </div>
  )
}

export function AskDialog({ requested: { view, car }, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Dialog className="dlg dlg--ask" aria-labelledby="ask-title" open onClose={onClose}>
      <div className="sheet__head">
        <h2 id="ask-title" tabIndex={-1} ref={heading}>
          {view.heading}
        </h2>
        <button className="icon-btn" type="button" data-close aria-label={t('Close')}>
          <Icon name="close" />
        </button>
      </div>
      <RequestedCar {...car} />
      <EnquiryForm view={view} />
    </Dialog>
  )
}
