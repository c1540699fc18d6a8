/** Events for the dealership's tag manager. They are pushed even when no tag manager is loaded. */
export interface DataLayerEvent {
  event: string
  event_id?: number
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
