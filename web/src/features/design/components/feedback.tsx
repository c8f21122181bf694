import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { askStatusWords, orderStatusWords } from '../../../lib/status-words.ts';
import { toast } from '../../../lib/toast.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Badge, Status } from '../../../ui/status.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Row, Sample } from './sample.tsx';

const failure = ApiError.answer(502, null, '0199-example-request');

export function Feedback() {
  const [opened, setOpened] = useState<'dialog' | 'drawer' | null>(null);
  const [tab, setTab] = useState('bids');
  const close = () => setOpened(null);
  return (
    <>
      <Sample name="Way and place">
        <Breadcrumbs
          items={[
            { label: 'Artworks', to: '/artworks' },
            { label: 'Etching', to: '/artworks?categ=Etching' },
            { label: 'Low Tide' },
          ]}
        />
        <Steps
          current="review"
          steps={[
            { id: 'shipping', label: 'Shipping and billing', to: '/' },
            { id: 'review', label: 'Review' },
            { id: 'done', label: 'Done' },
          ]}
        />
        <Tabs
          label="Buying"
          onChange={setTab}
          tabs={[
            { id: 'bids', label: 'Bids', count: 3, content: 'Your bids' },
            { id: 'orders', label: 'Orders', count: 0, content: 'Your orders' },
          ]}
          value={tab}
        />
        <LoadMore shown={24} to="/" total={160} />
      </Sample>
      <Sample name="Status">
        <Row>
          <Status {...askStatusWords.Approved} />
          <Status {...askStatusWords.PendingAuthentication} />
          <Status {...orderStatusWords.PaymentFailed} />
          <Status {...askStatusWords.Expired} />
          <Badge>AP</Badge>
        </Row>
      </Sample>
      <Sample name="Notices">
        <Notice>Prices move while you look.</Notice>
        <Notice title="Bid placed" tone="good">
          It stays open until a seller accepts it.
        </Notice>
        <Notice title="Waiting for us" tone="waiting">
          Your documents are being reviewed.
        </Notice>
        <Notice title="This ask has already been sold" tone="bad">
          The next one asks for £1,310.
        </Notice>
      </Sample>
      <Sample name="Overlays">
        <Row>
          <Button onClick={() => setOpened('dialog')}>Open the dialog</Button>
          <Button onClick={() => setOpened('drawer')}>Open the drawer</Button>
          <Button onClick={() => toast.success('Your bid is live.')}>Toast</Button>
          <Button onClick={() => toast.error('That did not work.', 'Please try again.')}>
            Failed toast
          </Button>
        </Row>
        <Dialog
          description="Your bid is removed immediately."
          onClose={close}
          open={opened === 'dialog'}
          title="Withdraw your bid?"
        >
          <Button block onClick={close} variant="primary">
            Withdraw
          </Button>
        </Dialog>
        <Drawer onClose={close} open={opened === 'drawer'} title="Menu">
          A drawer
        </Drawer>
      </Sample>
      <Sample name="Empty, loading, failed">
        <EmptyState action={<Button>View all artworks</Button>} title="No bids yet">
          A bid stays open until a seller accepts it or you withdraw it.
        </EmptyState>
        <Loading>
          <Skeleton width="third" />
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </Loading>
        <FailedState error={failure} onRetry={() => undefined} />
        <FailedState error={ApiError.network()} onRetry={() => undefined} retrying />
      </Sample>
    </>
  );
}
