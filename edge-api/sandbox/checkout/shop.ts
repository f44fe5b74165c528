/** The name that the page, the receipt and the statement show. */
export const SHOP_NAME = 'Power Hour';
