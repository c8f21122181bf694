export default {
  turbopack: { root: import.meta.dirname },
  rewrites: async () => [
    { source: '/media/:path*', destination: `${process.env.DATA_URL}/media/:path*` },
  ],
};
