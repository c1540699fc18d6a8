/** localStorage key of what a shopper brings to every car. */
export const OWN_DEAL = 'own_deal'
