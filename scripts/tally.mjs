// Counts a vitest report the way `npm test` reports it: every test is one, and so is every file that broke before its tests.

/** @returns {{ passed: number, failed: number, skipped: number, complaints: string[] }} */
export function tallyTests(report, exitCode, unstarted) {
  if (!report) {
    const why = unstarted === undefined ? '' : ` ${unstarted}.`;
    return { passed: 0, failed: 1, skipped: 0, complaints: [`The tests left no report that can be read.${why}`] };
  }
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const complaints = report.testResults.flatMap(complaintsAbout);
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length;
  if (complaints.length === 0 && passed === 0) complaints.push('No test was run.');
  // An error outside every test (an unhandled rejection, a dead worker) shows in the exit code only.
  if (complaints.length === 0 && exitCode !== 0) {
    complaints.push(`Every test passed, yet vitest ended with code ${exitCode}: something failed outside the tests.`);
  }
  return { passed, failed: complaints.length, skipped, complaints };
}

function complaintsAbout(file) {
  const broken = file.assertionResults.filter((test) => test.status === 'failed');
  if (broken.length > 0) return broken.map((test) => `The test "${test.fullName}" of ${file.name} failed.`);
  return file.status === 'failed' ? [`The test file ${file.name} could not be run.`] : [];
}
