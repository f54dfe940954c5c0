import { drawnQuery } from '../../../kernel/operation/operation';
import { drawReport } from '../draw-report';
import { loadReport } from '../load-report';

export const downloadHealthReport = drawnQuery('downloadHealthReport', {
  load: ({ query: asked }, given) => loadReport(asked, given),
  async draw(report) {
    return {
      body: await drawReport(report),
      contentType: 'application/pdf',
      headers: { 'Content-Disposition': `attachment; filename="nadi-report-${report.to.slice(0, 10)}.pdf"` },
    };
  },
});
