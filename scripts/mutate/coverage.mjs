// Runs before every test file of the dry run. The files share a worker and so Stryker's account of which test comes by which mutant, which
// goes out at the end of each file: begun anew, it counts no hit twice.
Object.assign(globalThis.__stryker__?.mutantCoverage ?? {}, { static: {}, perTest: {} });
