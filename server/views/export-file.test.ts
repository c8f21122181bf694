import t from 'tap';
import { exportFormats } from './export-file.ts';

const data = {
  account: [{ firstName: 'Ada', lastName: '=1+1' }],
  purchases: [
    { total: 12_000, shippingAddress: { city: 'Bath', state: null } },
    { total: 5, isGift: true },
  ],
  sales: [],
};

t.test('a file has every field of every record, as JSON and as CSV', async (t) => {
  t.same(JSON.parse(exportFormats.json.write(data)), data);
  t.equal(
    exportFormats.csv.write(data),
    [
      'kind,number,field,value',
      'account,1,firstName,Ada',
      "account,1,lastName,'=1+1",
      'purchases,1,total,12000',
      'purchases,1,shippingAddress.city,Bath',
      'purchases,1,shippingAddress.state,',
      'purchases,2,total,5',
      'purchases,2,isGift,true',
      '',
    ].join('\r\n'),
  );
});
