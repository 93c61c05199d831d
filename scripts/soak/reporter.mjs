// A reporter for vitest that writes one line of JSON for each test as it ends, so that a soak can tell of it at once.

export default class LineReporter {
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state === 'skipped') return;
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    tell({ name: test.fullName, passed: state === 'passed', seconds, message: sayAll(errors) });
  }

  onTestModuleEnd(module) {
    const errors = module.errors();
    if (errors.length > 0) tell({ name: 'the file itself', passed: false, seconds: 0, message: sayAll(errors) });
  }

  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) tell({ name: 'outside the tests', passed: false, seconds: 0, message: sayAll(errors) });
  }
}

function sayAll(errors) {
  return errors.map((error) => `${error.message}${error.diff ? `\n${error.diff}` : ''}`).join('\n');
}

function tell(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
