import { expect, it } from 'vitest';
import { orderPath } from './account-paths.ts';

const order = { id: 33, artworkId: 41, askId: 9, bidId: 5 };

it('names what an order refers to, and its parcel once it is shipped', () => {
  expect(orderPath('buyer', { ...order, trackingNumber: null })).toBe(
    '/my-account/buying/order/41/33?askId=9&bidId=5&orderId=33',
  );
  expect(orderPath('seller', { ...order, trackingNumber: '1Z 9' })).toBe(
    '/my-account/selling/sale/41/33?trackingNumber=1Z+9&askId=9&bidId=5&orderId=33',
  );
});
