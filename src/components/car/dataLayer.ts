/** Events for the dealer's tag manager: pushed whether or not one is there to read them. */
export interface DataLayerEvent {
  event: string
  event_id: number
  [parameter: string]: string | number | null | undefined
}

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

export const pushEvent = (event: DataLayerEvent): void => {
  window.dataLayer = window.dataLayer ?? []
  window.dataLayer.push(event)
}
