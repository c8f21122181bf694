/**
 * Pages that are come to by way of others. Where the code of each stands is told here, apart from
 * the table of all pages, which comes with every one.
 */
export const laterPages = {
  login: async () => (await import('../features/auth/pages/login-page.tsx')).LoginPage,
  register: async () => (await import('../features/auth/pages/register-page.tsx')).RegisterPage,
  forgotPassword: async () =>
    (await import('../features/auth/pages/forgot-password-page.tsx')).ForgotPasswordPage,
  resetPassword: async () =>
    (await import('../features/auth/pages/reset-password-page.tsx')).ResetPasswordPage,
  changePassword: async () =>
    (await import('../features/auth/pages/change-password-page.tsx')).ChangePasswordPage,
  confirmEmail: async () =>
    (await import('../features/auth/pages/confirm-email-page.tsx')).ConfirmEmailPage,
  unsubscribe: async () =>
    (await import('../features/mail/pages/unsubscribe-page.tsx')).UnsubscribePage,
  bidOrBuy: async () => (await import('../features/trade/pages/bid-or-buy-page.tsx')).BidOrBuyPage,
  submitDocuments: async () =>
    (await import('../features/documents/pages/submit-documents-page.tsx')).SubmitDocumentsPage,
  askOrSell: async () =>
    (await import('../features/trade/pages/ask-or-sell-page.tsx')).AskOrSellPage,
  buying: async () => (await import('../features/account/pages/buying-page.tsx')).BuyingPage,
  order: async () => (await import('../features/account/pages/order-page.tsx')).OrderPage,
  selling: async () => (await import('../features/account/pages/selling-page.tsx')).SellingPage,
  sale: async () => (await import('../features/account/pages/sale-page.tsx')).SalePage,
  payment: async () => (await import('./payment-page.tsx')).PaymentPage,
  submitWork: async () =>
    (await import('../features/submissions/pages/submit-work-page.tsx')).SubmitWorkPage,
  submitRelease: async () =>
    (await import('../features/submissions/pages/submit-release-page.tsx')).SubmitReleasePage,
  design: async () => (await import('../features/design/pages/design-page.tsx')).DesignPage,
};
